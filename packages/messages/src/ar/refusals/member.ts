import type { member as english } from '../../en-US/refusals/member.ts'

/** Words of the refusals of the profile. */
export const member: Record<keyof typeof english, string> = {
  'refusal.birthdayFixed': 'تاريخ ميلادك محدد من قبل ولا يمكن تحديده إلا مرة واحدة.',
  'refusal.birthdayWrong': 'يرجى مراجعة تاريخ الميلاد: يجب أن يكون يومًا في الماضي.',
  'refusal.noMailForNews': 'لا يوجد عنوان بريد إلكتروني في حسابك بعد. يرجى إضافة عنوان أولًا.',
}
