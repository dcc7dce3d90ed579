import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.DIGSITE_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/digsite/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline: the server's content policy stays strict
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] }, // texts and rules lie in the Python package: one set for all
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
});
