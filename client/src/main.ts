import '@fontsource/alegreya/latin-400.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/special-elite/latin-400.css';
import './base.css';
import './shapes.css';
import './lib/gestures/gestures.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { PSEUDO } from './lib/pseudo';
import { settings } from './lib/settings.svelte';
import { fitting, texts } from './lib/texts.svelte';

// A part of the page is gone: the server has a newer page. Not over and over, should it be broken.
const RENEWED = 'digsite.renewed';
const OFTEN = 10_000; // milliseconds
addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < OFTEN) return;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  location.reload();
});

const asked = new URLSearchParams(location.search).get('lang') ?? settings.chosen;
const known = [...texts.languages, PSEUDO].includes(asked);
settings.language = known ? asked : fitting(navigator.languages, texts.languages);
await texts.load();
mount(App, { target: document.getElementById('app') as HTMLElement });
