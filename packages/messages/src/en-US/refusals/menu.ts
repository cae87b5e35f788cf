/** Words of the refusals of the menu. */
export const menu = {
  'refusal.noMenu': 'This store has no menu for this way of ordering. Please choose another way or another store.',
  'refusal.dishGone': 'This dish is no longer on the menu.',
  'refusal.favouritesFull': 'You have many favourites already. Please take one off first.',
} as const
