import type { member as en } from '../en-US/member.ts'
import type { WordsLike } from '../index.ts'

/** What a guest's own pages say. */
export const member: WordsLike<typeof en> = {
  'member.guest': 'ضيف',
  'member.hello': 'مرحبًا، {name}',
  'member.helloGuest': 'أهلًا بك',
  'member.guestHint': 'سجّل الدخول لتنتقل طلباتك وعناوينك ومفضلاتك إلى كل هاتف.',
  'member.profile': 'الملف الشخصي',
  'member.addresses': 'العناوين',
  'member.orders': 'طلباتي',
  'member.activeOrders': 'قيد التنفيذ',
  'member.allOrders': 'كل الطلبات',
  'member.noOrders': 'لا طلبات بعد. ابدأ بأول طلب.',
  'member.orderNow': 'اطلب الآن',
  'member.settings': 'الإعدادات',
  'member.language': 'اللغة والمظهر والنص',
  'member.terms': 'الشروط والخصوصية',
  'member.coupons': 'القسائم',
  'member.giftCards': 'بطاقات الهدايا',
  'member.points': 'العضوية',
  'member.nick': 'الاسم المتداول',
  'member.firstName': 'الاسم الأول',
  'member.lastName': 'اسم العائلة',
  'member.birthday': 'تاريخ الميلاد',
  'member.birthdayHint': 'يمكن تحديده مرة واحدة.',
  'member.birthdayFixed': 'تاريخ ميلادك محدد ولا يتغير.',
  'member.save': 'حفظ',
  'member.saved': 'تم الحفظ.',
  'member.nickNeeded': 'يرجى إدخال اسم.',
  'mine.vip.noCardProgramId': 'لا يوجد برنامج عضوية في هذا المطعم بعد.',
}
