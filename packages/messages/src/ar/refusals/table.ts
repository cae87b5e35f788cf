import type { WordsLike } from '../../index.ts'
import type { table as english } from '../../en-US/refusals/table.ts'

/** Words of the refusals of finding a table. */
export const table: WordsLike<typeof english> = {
  'refusal.tableUnknown': 'لا توجد طاولة {table} في {shop}. يُرجى النظر إلى الرقم على طاولتك مرة أخرى أو سؤال فريقنا.',
  'refusal.tableCodeUnknown': 'هذا الرمز ليس لإحدى طاولاتنا. يُرجى مسح الرمز الموجود على طاولتك أو كتابة رقمها.',
  'refusal.tableElsewhere': 'هذا الرمز لطاولة في {shop}. هل أنت هناك؟ يمكنك المتابعة في ذلك المطعم.',
}
