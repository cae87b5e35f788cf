import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of the menu. */
export const menuCodes = {
  noMenu: { code: 'MENU-01-0001', message: 'refusal.noMenu', shows: 'toast' },
  dishGone: { code: 'MENU-01-0002', message: 'refusal.dishGone', shows: 'toast' },
  favouritesFull: { code: 'MENU-01-0003', message: 'refusal.favouritesFull', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
