import '@fontsource/alegreya/latin-400.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/special-elite/latin-400.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { PSEUDO } from './lib/pseudo';
import { settings } from './lib/settings.svelte';
import { fitting, texts } from './lib/texts.svelte';

const asked = new URLSearchParams(location.search).get('lang') ?? settings.chosen;
const known = [...texts.languages, PSEUDO].includes(asked);
settings.language = known ? asked : fitting(navigator.languages, texts.languages);
await texts.load();
mount(App, { target: document.getElementById('app') as HTMLElement });
