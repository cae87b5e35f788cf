import type { rightNames as rights, roleNames as roles } from '../en-US/right-names.ts'
import type { WordsLike } from '../index.ts'

export const rightNames: WordsLike<typeof rights> = {
  takeOrders: 'الطلبات',
  pauseOrders: 'إيقاف الطلبات مؤقتًا',
  cook: 'المطبخ',
  markSoldOut: 'تحديد الأطباق النافدة',
  takePayment: 'استلام المدفوعات',
  refund: 'ردّ المبالغ',
  writeOff: 'الخصومات والإلغاء وشطب الفواتير',
  manageTables: 'الطاولات',
  manageBookings: 'الحجوزات',
  answerReviews: 'التقييمات',
  viewMembers: 'عرض الأعضاء',
  viewReports: 'التقارير',
  closeDay: 'إغلاق اليوم',
  editMenu: 'تعديل القائمة',
  editOffers: 'العروض ونتائج الحملات',
  editSettings: 'إعدادات الفرع',
  manageMembers: 'تعديل الأعضاء وعرض بيانات التواصل',
  adjustBalances: 'تعديل الأرصدة',
  editPrograms: 'البطاقات والنقاط وبطاقات الهدايا',
  editCampaigns: 'الحملات والقسائم',
  editPages: 'تعديل الصفحات',
  reconcile: 'المطابقة مع مزوّد الدفع',
  manageBrand: 'إعدادات العلامة والفروع',
  manageIntegrations: 'عمليات الربط',
  viewActivity: 'سجل النشاط',
  manageStaff: 'الفريق والصلاحيات',
}

export const roleNames: WordsLike<typeof roles> = {
  owner: 'المالك',
  manager: 'المدير',
  team: 'عضو الفريق',
  cashier: 'أمين الصندوق',
  waiter: 'النادل',
  kitchen: 'المطبخ',
}
