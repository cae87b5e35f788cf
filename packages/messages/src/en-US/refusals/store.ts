/** Words of the refusals of choosing a store. */
export const store = {
  'refusal.shopUnknown': 'We could not find this restaurant. Please choose one from the list.',
  'refusal.wayNotOffered':
    'This restaurant does not offer this way of ordering. Please choose another way or another restaurant.',
} as const
