import type { ShopConfig } from '@comanda/domain/store'
import { localized } from '../localized.ts'

/** The most frequent remarks, as quick choices. */
export const remarks = {
  lessSalt: localized('Less salt', '少盐', 'ملح أقل'),
  noOnion: localized('No onion', '不要洋葱', 'بدون بصل'),
  noCoriander: localized('No coriander', '不要香菜', 'بدون كزبرة'),
  allergic: localized('I have an allergy: please call me', '我有过敏，请致电', 'لدي حساسية: اتصلوا بي من فضلكم'),
  leaveAtDoor: localized('Leave it at the door', '放门口即可', 'اتركوه عند الباب'),
  together: localized('Bring everything together', '请一起上菜', 'أحضروا كل شيء معًا'),
  highChair: localized('We need a high chair', '需要儿童椅', 'نحتاج كرسي أطفال'),
  extraNapkins: localized('Extra napkins', '多给纸巾', 'مناديل إضافية'),
} as const

/** Quick remarks for one order type. */
export const remarksFor = {
  1100: [remarks.together, remarks.highChair],
  1200: [remarks.leaveAtDoor, remarks.extraNapkins],
  1300: [remarks.extraNapkins],
} satisfies ShopConfig['quickRemarksFor']
