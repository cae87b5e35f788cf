/** Words of the refusals of finding a table. */
export const table = {
  'refusal.tableUnknown':
    'There is no table {table} at {shop}. Please look at the number on your table once more, or ask our staff.',
  'refusal.tableCodeUnknown':
    'This code is not of one of our tables. Please scan the code on your table, or type its number.',
  'refusal.tableElsewhere': 'This code belongs to a table at {shop}. Are you there? Then go on at that restaurant.',
} as const
