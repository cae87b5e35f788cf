/** Texts of the restaurant's reviews. */
export const reviews = {
  'console.reviews': 'Reviews',
  'console.reviews.all': 'All',
  'console.reviews.stars': '{count|one:# star|other:# stars}',
  'console.reviews.none': 'No reviews here yet',
  'console.reviews.noneHint': 'Guests are asked to review once they’ve been served.',
  'console.reviews.order': 'Order {number}',
  'console.reviews.reply': 'Your reply',
  'console.reviews.replyHint': 'The guest sees it with their order.',
  'console.reviews.send': 'Reply',
  'console.reviews.change': 'Edit reply',
  'console.reviews.show': 'Show to guests',
  'console.reviews.hide': 'Hide from guests',
  'console.reviews.shown': 'Shown to guests',
  'console.reviews.by': 'Reply by {name}',
  'console.reviews.picture': 'Picture {count}',
  'console.reviews.average': '{average} out of 5 (last 90 days)',
} as const
