/** Notices about gift cards. */
export const giftcard = {
  'notice.giftDelivery.subject': 'A gift card from {brand} is waiting for you',
  'notice.giftDelivery.text':
    '{from} has a gift for you, {recipient}: a gift card of {amount} for {brand}.\n\n{words}Number: {number}\nCode: {code}\n\nAdd it under “Gift cards” in the app.\nWhoever has the code can use the card, so keep it to yourself.{until}',
  'notice.giftCode.subject': 'Your gift card from {brand}',
  'notice.giftCode.text':
    'Your gift card of {amount} for {brand} is ready.\n\nNumber: {number}\nCode: {code}\n\nAdd it under “Gift cards” in the app.\nWhoever has the code can use the card, so keep it to yourself.{until}',
  'notice.giftGone.subject': 'Your gift is on its way',
  'notice.giftGone.text': 'Your gift card of {amount} for {recipient} has just been sent to {destination}.',
  'notice.giftPart.words': '{from} wrote: “{message}”\n\n',
  'notice.giftPart.until': '\nIt can be used until {date}.',
} as const
