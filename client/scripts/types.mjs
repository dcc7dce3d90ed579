// Makes the types of everything that goes between page and server from the schema that the server
// declares (schema.json).
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const folder = new URL('../', import.meta.url);
const target = new URL('src/lib/schema.ts', folder);
const { actors, ...groups } = JSON.parse(await readFile(new URL('schema.json', folder), 'utf8'));

const lines = ['// Made by scripts/types.mjs from schema.json: not to be edited.', ''];
lines.push(`export const ACTORS = ${JSON.stringify(actors)} as const;`, '');
for (const [name, definitions] of Object.entries(groups)) {
    const names = Object.keys(definitions);
    for (const shape of Object.values(definitions)) {
        if (shape.type === 'object' && shape.properties) shape.additionalProperties = false;
        delete shape.title;
    }
    const schema = {
        title: 'All',
        type: 'object',
        additionalProperties: false,
        required: names,
        properties: Object.fromEntries(names.map((one) => [one, { $ref: `#/definitions/${one}` }])),
        definitions,
    };
    const text = await compile(schema, 'All', { bannerComment: '', format: false });
    const space = name.replace(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase());
    lines.push(`export namespace ${space} {`, text.trim(), '}', '');
}
const made = lines.join('\n');

if (process.argv.includes('--check')) {
    const there = await readFile(target, 'utf8').catch(() => '');
    if (there !== made) {
        console.error('src/lib/schema.ts differs from schema.json: run `make types`');
        process.exit(1);
    }
} else {
    await writeFile(target, made);
}
