import type { member as english } from '../../en-US/refusals/member.ts'

/** Words of the refusals of the profile. */
export const member: Record<keyof typeof english, string> = {
  'refusal.birthdayFixed': '生日已设置，只能设置一次。',
  'refusal.birthdayWrong': '请检查生日：必须是过去的日期。',
  'refusal.noMailForNews': '您的账户还没有邮箱，请先添加。',
}
