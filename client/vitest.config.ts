// Apart from the page's build, so that playing needs no test tools.
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import build from './vite.config';

export default mergeConfig(
  build,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'happy-dom',
      include: ['src/**/*.test.ts'],
      testTimeout: 120_000, // for busy machines: what is waited for are conditions
      hookTimeout: 120_000,
      isolate: false, // a window for each file took five times as long as the tests
    },
  }),
);
