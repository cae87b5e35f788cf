import type { notification as english } from '../../en-US/refusals/notification.ts'

/** What codes and notices say outside the app. */
export const notification: Record<keyof typeof english, string> = {
  'notice.code.subject': 'رمزك: {code}',
  'notice.code.text': 'رمزك هو {code}. يصلح لمدة {minutes} دقائق. لا تشاركه مع أحد.',
}
