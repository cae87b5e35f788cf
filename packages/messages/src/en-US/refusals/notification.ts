/** What codes and notices say outside the app. GSM letters only in English, so that an SMS stays one segment. */
export const notification = {
  'notice.code.subject': 'Your code: {code}',
  'notice.code.text': '{code} is your code. It is good for {minutes} minutes. Please do not share it with anyone.',
} as const
