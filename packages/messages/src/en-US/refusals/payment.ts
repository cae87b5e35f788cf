export const payment = {
  'refusal.payment.notPayable': 'This order is not waiting for a payment any more. We’ll show you where it stands.',
  'refusal.payment.amountChanged':
    'The amount changed while you were choosing. Please look at it once more – nothing was taken.',
  'refusal.payment.tipNotOffered': 'A tip like this cannot be given here. Please choose another.',
  'refusal.payment.cardUnreadable': 'We could not read the card details. Please type them once more.',
  'refusal.payment.tooManyCards':
    'That were many tries in a short time. Please wait {minutes|one:# minute|other:# minutes}, or choose another way to pay.',
  'refusal.payment.meansShort':
    'One of your balances changed in the meantime. Nothing was taken – please look at it once more.',
  'refusal.payment.securityNeeded': 'Please enter your card’s password or a fresh code.',
  'refusal.payment.securityWrong': 'That password or code is not right. Please try again.',
  'refusal.payment.securityLocked': 'Too many wrong tries: your card is locked for a while. Please pay another way.',
}
