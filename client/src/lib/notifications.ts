// Telling people that it is their turn: the tab's name and picture, a sound, a notice of the system.
import { settings } from './settings.svelte';

/** The tab says what is the case; with `call` its picture asks for attention. */
export function label(text: string, call = false): void {
  document.title = text;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = call ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
}

/** Your turn: heard and seen as far as that is wanted. */
export function notify(heading: string, text: string): void {
  if (settings.sound) ring();
  if (settings.notices && document.hidden && 'Notification' in window)
    try {
      const notice = new Notification(heading, {
        body: text,
        tag: 'digsite',
        icon: '/favicon.svg',
      });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      // Some phones allow notices only to installed pages.
    }
}

/** Whether the system lets us show notices; asks if nobody has been asked yet. */
export async function askPermission(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

let audio: AudioContext | null = null;

type Tune = readonly (readonly [pitch: number, wait: number, lasts: number])[];
export const TUNES = {
  turn: [
    [660, 0, 0.7],
    [880, 0.16, 0.7],
  ],
  coin: [
    [1320, 0, 0.12],
    [1760, 0.06, 0.3],
  ],
  dice: [
    [210, 0, 0.06],
    [260, 0.07, 0.06],
    [190, 0.15, 0.06],
    [230, 0.24, 0.08],
  ],
  storm: [
    [110, 0, 1.2],
    [117, 0.1, 1.2],
    [104, 0.3, 1.4],
  ],
  win: [
    [523, 0, 0.3],
    [659, 0.15, 0.3],
    [784, 0.3, 0.3],
    [1047, 0.45, 0.9],
  ],
} satisfies Record<string, Tune>;
export type Sound = keyof typeof TUNES;

/** What an event sounds like, if it sounds. */
export function soundOf(parts: Record<string, string | number>): Sound | null {
  if (parts.card === 'sandstorm') return 'storm';
  if (parts.do === 'roll') return 'dice';
  return parts.do === 'sell' || parts.outcome === 'earns' ? 'coin' : null;
}

/** A few soft strokes, each dying away. */
export function ring(sound: Sound = 'turn'): void {
  try {
    audio ??= new AudioContext();
    for (const [pitch, wait, lasts] of TUNES[sound]) {
      const at = audio.currentTime + wait;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + lasts + 0.05);
    }
  } catch {
    // A machine without sound.
  }
}
