import '@fontsource/alegreya/latin-400.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/special-elite/latin-400.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { texts } from './lib/texts.svelte';

await texts.load();
mount(App, { target: document.getElementById('app') as HTMLElement });
