export const payment = {
  'refusal.payment.notPayable': 'This order is not waiting for a payment any more. We’ll show you where it stands.',
  'refusal.payment.amountChanged':
    'The amount changed while you were choosing. Please look at it once more – nothing was taken.',
  'refusal.payment.tipNotOffered': 'A tip like this cannot be given here. Please choose another.',
  'refusal.payment.cardUnreadable': 'We could not read the card details. Please type them once more.',
  'refusal.payment.tooManyCards':
    'That were many tries in a short time. Please wait {minutes|one:# minute|other:# minutes}, or choose another way to pay.',
}
