/** Words of the refusals of a table's bill. */
export const bill = {
  'refusal.bill.moved': 'The bill has changed since you looked. Please see what is left before you pay.',
  'refusal.bill.closed': 'This bill is paid already.',
  'refusal.bill.settledByStaff': 'At this table you pay with our staff. Please wave to us when you would like to pay.',
  'refusal.bill.nothingDue': 'Nothing is left to pay: the others have paid it, or are paying it now.',
  'refusal.bill.itemTaken': 'Somebody at your table is already paying for one of these dishes. Please choose again.',
  'refusal.bill.beingPaid': 'A guest is paying a part of this bill right now. Please try again in a moment.',
  'refusal.bill.tablePaysFirst': 'Guests pay when they order at this table, so it has no open bill.',
  'refusal.bill.tableInUse': 'That table is in use. Please choose a free one.',
  'refusal.bill.noOpenBill': 'There is no open bill at this table.',
} as const
