import type { notification as english } from '../../en-US/refusals/notification.ts'

/** What codes and notices say outside the app. */
export const notification: Record<keyof typeof english, string> = {
  'notice.code.subject': '您的验证码：{code}',
  'notice.code.text': '您的验证码是 {code}，{minutes} 分钟内有效，请勿告诉他人。',
}
