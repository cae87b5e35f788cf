/** Notices about gift cards. */
export const giftcard = {
  'notice.giftDelivery.subject': "You've received a gift card from {brand}",
  'notice.giftDelivery.text':
    '{recipient}, {from} sent you a gift card worth {amount} from {brand}.\n\n{words}Number: {number}\nCode: {code}\n\nAdd it under “Gift cards” in the app.\nAnyone with the code can use the card, so keep it private.{until}',
  'notice.giftCode.subject': 'Your gift card from {brand}',
  'notice.giftCode.text':
    'Your {brand} gift card worth {amount} is ready.\n\nNumber: {number}\nCode: {code}\n\nAdd it under “Gift cards” in the app.\nAnyone with the code can use the card, so keep it private.{until}',
  'notice.giftGone.subject': 'Your gift is on its way',
  'notice.giftGone.text': 'Your {amount} gift card for {recipient} was just sent to {destination}.',
  'notice.giftPart.words': '{from} wrote: “{message}”\n\n',
  'notice.giftPart.until': '\n\nValid until {date}.',
} as const
