/** Words of the refusals of gift cards, and of what is sent about them. */
export const giftcard = {
  'refusal.giftcard.programGone': 'This gift card is no longer on sale. Have a look at the others.',
  'refusal.giftcard.amountUnfit': 'This amount is not on offer. Choose one of the amounts shown.',
  'refusal.giftcard.priceChanged': 'The price has just changed. Please check it and go on.',
  'refusal.giftcard.recipientNeeded':
    'Say where the gift goes: an e-mail address or a phone number that can be reached.',
  'refusal.giftcard.dayUnfit': 'The gift cannot be delivered on that day. Choose a day from today on, within a year.',
  'refusal.giftcard.channelClosed': 'Nothing can be sent this way right now. Choose the other way.',
  'refusal.giftcard.codeWrong':
    'This number and code do not open a gift card. Check both signs by sign, or ask who gave it to you.',
  'refusal.giftcard.notUsable': 'There is nothing left on this card to give.',
  'refusal.giftcard.notSentAgain':
    'This gift cannot be sent again: your friend has it, or it was sent several times today.',
  'notice.giftDelivery.subject': 'A gift card from {brand} is waiting for you',
  'notice.giftDelivery.text':
    '{from} has a gift for you, {recipient}: a gift card of {amount} for {brand}.\n\n{words}Number: {number}\nCode: {code}\n\nAdd it under “Gift cards” in the app: {link}\nWhoever has the code can use the card, so keep it to yourself.{until}',
  'notice.giftCode.subject': 'Your gift card from {brand}',
  'notice.giftCode.text':
    'Your gift card of {amount} for {brand} is ready.\n\nNumber: {number}\nCode: {code}\n\nAdd it under “Gift cards” in the app: {link}\nWhoever has the code can use the card, so keep it to yourself.{until}',
  'notice.giftGone.subject': 'Your gift is on its way',
  'notice.giftGone.text': 'Your gift card of {amount} for {recipient} has just been sent to {destination}.',
  'notice.giftPart.words': '{from} wrote: “{message}”\n\n',
  'notice.giftPart.until': '\nIt can be used until {date}.',
} as const
