import type { offline as english } from '../en-US/offline.ts'
import type { WordsLike } from '../index.ts'

export const offline: WordsLike<typeof english> = {
  'offline.title': 'أنت غير متصل',
  'offline.hint': 'تحتاج هذه الصفحة إلى اتصال. ستُفتح تلقائيًا عند عودة الاتصال.',
  'offline.menu': 'عرض القائمة المحفوظة',
  'offline.orders': 'عرض طلباتك',
  'offline.saved': 'أنت غير متصل. حُفظت هذه البيانات في {time}، وقد تكون الأسعار تغيّرت.',
  'offline.noOrder': 'أنت غير متصل. يمكنك الطلب عند عودة الاتصال.',
}
