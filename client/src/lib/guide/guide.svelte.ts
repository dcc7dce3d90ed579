// Who wants a guide at the table: newcomers, until they have finished a game or say otherwise.
import { store, stored } from '../settings.svelte';

class Guide {
  finished = $state(stored('finished', false)); // a game was played to its end in this browser
  private wish = $state<boolean | null>(stored('guide', null));
  private told = $state.raw<string[]>(stored('told', [])); // remarks that were made once

  get on(): boolean {
    return this.wish ?? !this.finished;
  }

  set on(wish: boolean) {
    this.wish = wish;
    store('guide', wish);
  }

  asked = $state(false); // “What can I do?” lies open
  ask = (): void => {
    this.asked = true;
  };

  finish(): void {
    if (this.finished) return;
    this.finished = true;
    store('finished', true);
  }

  hasTold(remark: string): boolean {
    return this.told.includes(remark);
  }

  tell(remark: string): void {
    if (this.hasTold(remark)) return;
    this.told = [...this.told, remark];
    store('told', this.told);
  }
}

export const guide = new Guide();
