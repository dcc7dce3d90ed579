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
export function callUp(heading: string, text: string): void {
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
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

let audio: AudioContext | null = null;

/** Two soft strokes of a small bell. */
export function ring(): void {
  try {
    audio ??= new AudioContext();
    for (const [pitch, wait] of [
      [660, 0],
      [880, 0.16],
    ] as const) {
      const at = audio.currentTime + wait;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.7);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.75);
    }
  } catch {
    // A machine without sound.
  }
}
