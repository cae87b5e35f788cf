/** What the restaurant reads of its reviews. */
export const reviews = {
  'console.reviews': 'Reviews',
  'console.reviews.all': 'All',
  'console.reviews.stars': '{count|one:# star|other:# stars}',
  'console.reviews.none': 'No reviews here yet',
  'console.reviews.noneHint': 'Guests are asked how it was once they have been served.',
  'console.reviews.order': 'Order {number}',
  'console.reviews.reply': 'Your answer',
  'console.reviews.replyHint': 'The guest reads it with their order.',
  'console.reviews.send': 'Answer',
  'console.reviews.change': 'Change the answer',
  'console.reviews.by': 'Answered by {name}',
  'console.reviews.picture': 'Picture {count}',
  'console.reviews.average': '{average} of 5 in ninety days',
} as const
