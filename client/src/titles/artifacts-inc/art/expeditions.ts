// Landscapes and people of the expeditions, 64 × 44: `k` is an ink line, `t` a shading stroke, `f` solid
// ink, and every other class a wash of colour.
export const expeditions: Record<string, string> = {
  'desert-expedition': `
    <rect class="sky" width="64" height="44"/>
    <circle class="k brass" cx="51" cy="10" r="5"/>
    <path class="t" d="M51 1.5v2M51 16.5v2M42.500 10h2M57.500 10h2M45 4l1.400 1.400M57 4l-1.400 1.400"/>
    <path class="k sand" d="M8 32 24 9l17 23Z"/><path class="k deep" d="m24 9 17 23H29Z"/>
    <path class="t" d="m25.500 14 5 17M27 14l6.500 17M28.500 17l8 14M14 26h8M12 29h11M17 22h6"/>
    <path class="k sand" d="m38 32 8-11 10 11Z"/><path class="t" d="m46 22 3 9M48 25l4 6"/>
    <path class="k sand" d="M0 33c9-5 18-4 28-.500S51 35 64 29v15H0Z"/>
    <path class="t" d="M4 37c6-3 11-2 15 0M12 41c7-3 14-2 19 0M38 38c6-2 11-2 17-4M43 41.500c5-1.500 9-1.500 14-3"/>
    <path class="f" d="M50 33.500v-4q0-2 2-2t2 2v4h-1v-2h-2v2Z"/><circle class="f" cx="52" cy="25.800" r="1.300"/>`,
  'canyon-expedition': `
    <rect class="sky" width="64" height="44"/>
    <path class="t" d="M22 6q3-3 6 0 3-3 6 0M38 10q2-2 4 0 2-2 4 0"/>
    <path class="k clay" d="M0 7h14l2 4h4l2 8h3l1 9 4 16H0Z"/>
    <path class="k clay" d="M64 5H52l-2 5h-5l-1 9h-4l-1 9-5 16h30Z"/>
    <path class="t" d="M0 12h15M0 16h20M0 21h22M0 26h24M0 31h26M0 36h27M0 40h28M49 12h15M44 16h20M43 21h21M40 26h24M38 31h26M37 36h27M36 40h28"/>
    <path class="k sea" d="M30 44c1-6 4-8 2-13l2-2c1 6-1 8 2 15Z"/>
    <path class="k bone" d="M8 34c2-2 4-1 4 1s-2 3-4 2-3-2 0-3Z"/><path class="k" d="M12 35.500h6M14 34v3M16 34.300v2.500"/>`,
  'jungle-expedition': `
    <rect class="sky" width="64" height="44"/>
    <path class="k rock" d="M15 34V29h4v-5h4v-5h4v-5h10v5h4v5h4v5h4v5Z"/>
    <path class="f" d="M29 34v-8h6v8Z"/><path class="t" d="M19 31.500h9M37 31.500h9M23 26.500h5M37 26.500h5M27 21.500h10M28 16.500h8M42 20v4M46 25v4"/>
    <path class="k leaf" d="M0 33q9-3 19 0t22 0 23 0v11H0Z"/>
    <path class="k" d="M9 36Q10 22 7 14"/>
    <path class="k leaf" d="M7 14Q1 9 0 15q4-2 7-1ZM7 14Q8 6 15 8q-4 2-8 6ZM7 14Q2 18 3 23q3-4 4-9ZM7 14q8-2 10 5-4-4-10-5Z"/>
    <path class="k" d="M55 37Q53 24 57 16"/>
    <path class="k leaf" d="M57 16q-7-4-9 2 4-2 9-2ZM57 16q0-7 7-7-4 3-7 7ZM57 16q6 1 6 8-3-4-6-8ZM57 16q-6 3-6 8 4-3 6-8Z"/>
    <path class="t" d="M3 38l2-4M6 40l2-5M14 41l2-6M24 40l1-5M38 40l-1-5M46 41l2-6M60 40l-1-5"/>`,
  'mountain-expedition': `
    <rect class="sky" width="64" height="44"/>
    <path class="k rock" d="M0 38 17 11l9 13 9-19 17 25 5-6 7 11v9H0Z"/>
    <path class="k snow" d="m17 11-6 10 4-1 2 3 3-3 3 1ZM35 5l-7 15 4-2 3 4 3-4 5 2Z"/>
    <path class="t" d="m20 18 9 20M23 25l7 14M38 16l13 20M42 25l10 13M45 30l9 10M9 27 5 36M13 28l-5 11"/>
    <path class="k gem" d="m43 35 4-4h6l4 4-7 8Z"/><path class="t" d="M43 35h14M47 31l3 12 3-12"/>
    <path class="t" d="M50 26v2.500M41 29l1.500 1.500M59 29l-1.500 1.500"/>`,
  expedition: `
    <rect class="sky" width="64" height="44"/>
    <circle class="k brass" cx="32" cy="22" r="17"/><circle class="k cloth" cx="32" cy="22" r="13"/>
    <path class="k brick" d="m32 10 3 12h-6Z"/><path class="k rock" d="m32 34 3-12h-6Z"/>
    <path class="t" d="M20 22h3M41 22h3M23.500 13.500l2 2M40.500 30.500l-2-2M40.500 13.500l-2 2M23.500 30.500l2-2"/>`,
  adventurers: `
    <rect class="sky" width="64" height="44"/>
    <path class="k wood" d="M8 44q0-11 11-11t11 11Z"/><circle class="k skin" cx="19" cy="25" r="6.500"/>
    <path class="k leather" d="M7 22q12 4 24 0-2-3-6-3l-1-6q-5-3-10 0l-1 6q-4 0-6 3Z"/><path class="f" d="M13 18.500q6 2.500 12 0v-2q-6 2-12 0Z"/>
    <path class="k sand" d="M34 44q0-11 11-11t11 11Z"/><circle class="k skin" cx="45" cy="25" r="6.500"/>
    <path class="k cloth" d="M35 23q10 3 20 0 0-10-10-10t-10 10Z"/><path class="t" d="M45 13v10M40 15v8M50 15v8"/>
    <path class="t" d="M13 37l2 6M17 36v8M23 37l-1 6M39 37l1 6M45 36v8M50 37l-1 6"/><path class="k" d="M42 28q3 2 6 0"/><path class="k" d="M17 28.500h4"/>`,
  'hired-adventurers': `
    <rect class="sky" width="64" height="44"/>
    <path class="k wood" d="M14 38 44 8l2 2L16 40Z"/><path class="k rock" d="M35 6q10-2 15 8l-2 3q-4-8-13-8Z"/>
    <path class="k wood" d="M50 38 20 8l-2 2 30 30Z"/><path class="k rock" d="m20 3 5 6-6 5-6-3q-1-6 7-8Z"/>
    <path class="k leather" d="M22 42V28q0-6 10-6t10 6v14Z"/><path class="k leather" d="M25 42v-8h14v8Z"/>
    <path class="k" d="M22 31h20M28 34v3h8v-3"/><path class="t" d="M25 27h14M24 29h5M35 29h5"/>`,
  crew: `
    <rect class="sky" width="64" height="44"/>
    <path class="k leather" d="M6 32q26 9 52 0-3-5-12-6l-3-15q-11-6-22 0l-3 15q-9 1-12 6Z"/>
    <path class="f" d="M18.500 26q13.500 5 27 0l-.700-4q-12.500 4-25.600 0Z"/><path class="t" d="M26 12l-2 9M32 11v10M38 12l2 9M12 32q20 5 40 0"/>`,
};
