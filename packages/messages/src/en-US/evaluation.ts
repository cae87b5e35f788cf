/** What is said around a review. */
export const evaluation = {
  'evaluation.stars': 'Your rating',
  'evaluation.starOf': '{count|one:# star|other:# stars}',
  'evaluation.words': 'Anything else?',
  'evaluation.wordsHint': 'What was lovely, what we can do better …',
  'evaluation.send': 'Send review',
  'evaluation.thanks': 'Thank you for telling us',
  'evaluation.sentOn': 'Said on {date}',
  'evaluation.failed': 'Your review was not sent',
  'evaluation.say1': 'Not good',
  'evaluation.say2': 'Could be better',
  'evaluation.say3': 'Fine',
  'evaluation.say4': 'Good',
  'evaluation.say5': 'Wonderful',
}
