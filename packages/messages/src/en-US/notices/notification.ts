/** Codes and notices. The English texts use GSM letters only, so that an SMS stays one segment. */
export const notification = {
  'notice.code.subject': 'Your code: {code}',
  'notice.code.text': '{code} is your code. It is good for {minutes} minutes. Please do not share it with anyone.',
  'notice.booksDiffer.subject': 'The books of {day} do not agree',
  'notice.booksDiffer.text':
    'The book of {provider} for {day} and ours do not agree in {count|one:one point|other:# points}. Please look at “Provider books” in the console.',
  'notice.books.card': 'card payments',
  'notice.books.wallet': 'wallet payments',
  'notice.contactTaken.subject': 'You have an account here already',
  'notice.contactTaken.text':
    'Someone asked to use this contact for another account. Yours stays as it is: sign in with it as always. If it was not you, nothing needs to be done.',
  'notice.contactChanged.subject': 'Your account has a new contact',
  'notice.contactChanged.text':
    'Your account now goes by {contact} instead of this one, and was signed out everywhere else. If it was not you, please tell the restaurant at once.',
  'notice.accountClosed.subject': 'Your account is deleted',
  'notice.accountClosed.text':
    'Your account is deleted, as you asked. What tax law makes us keep of your orders stays without your name. You are welcome back at any time.',
  'notice.staffInvited.subject': '{by} invites you to work with {brand}',
  'notice.staffInvited.text':
    'Hello {name},\n{by} has added you to {brand}. Choose a password here, within {hours} hours: {link}\nYou sign in with {account}.',
  'notice.staffPassword.subject': 'Your password at {brand}',
  'notice.staffPassword.text':
    'Hello {name},\nchoose a new password here, within {hours} hours: {link}\nIf it was not you who asked, nothing needs to be done.',
  'notice.orderPlaced.subject': 'Your order {number} at {store}',
  'notice.orderPlaced.text': '{store} has your order {number}: {amount}.{call}\n{link}\n\n{stop}',
  'notice.orderAccepted.subject': '{store} is making your order',
  'notice.orderAccepted.text': '{store} has accepted your order {number}.{call}{promise}\n{link}\n\n{stop}',
  'notice.orderReady.subject': 'Your order is ready',
  'notice.orderReady.text': 'Your order {number} is ready at {store}.{call}\n{link}\n\n{stop}',
  'notice.orderLeft.subject': 'Your order is on its way',
  'notice.orderLeft.text': 'Your order {number} has left {store} and is on its way to you.\n{link}\n\n{stop}',
  'notice.orderRejected.subject': '{store} could not take your order',
  'notice.orderRejected.text': 'We are sorry: {store} could not take your order {number}.{refund}\n{link}\n\n{stop}',
  'notice.orderCancelled.subject': 'Your order {number} is cancelled',
  'notice.orderCancelled.text': 'Your order {number} at {store} is cancelled.{refund}\n{link}\n\n{stop}',
  'notice.order.stop': 'No more of these e-mails: {settings}',
  'notice.order.call': ' Your call number is {number}.',
  'notice.order.promise': ' You can expect it at {time}.',
  'notice.order.refund': ' {amount} is on its way back to how you paid.',
} as const
