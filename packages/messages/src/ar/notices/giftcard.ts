import type { WordsLike } from '../../index.ts'
import type { giftcard as english } from '../../en-US/notices/giftcard.ts'

/** Notices about gift cards. */
export const giftcard = {
  'notice.giftDelivery.subject': 'وصلتك بطاقة هدية من {brand}',
  'notice.giftDelivery.text':
    '{recipient}، لديك هدية من {from}: بطاقة هدية بقيمة {amount} من {brand}.\n\n{words}الرقم: {number}\nالرمز: {code}\n\nأضفها ضمن «بطاقات الهدايا» في التطبيق.\nمن يملك الرمز يستطيع استخدام البطاقة، فاحتفظ به لنفسك.{until}',
  'notice.giftCode.subject': 'بطاقة الهدية الخاصة بك من {brand}',
  'notice.giftCode.text':
    'بطاقة هديتك بقيمة {amount} من {brand} جاهزة.\n\nالرقم: {number}\nالرمز: {code}\n\nأضفها ضمن «بطاقات الهدايا» في التطبيق.\nمن يملك الرمز يستطيع استخدام البطاقة، فاحتفظ به لنفسك.{until}',
  'notice.giftGone.subject': 'هديتك في الطريق',
  'notice.giftGone.text': 'أُرسلت للتو بطاقة الهدية بقيمة {amount} إلى {recipient} على {destination}.',
  'notice.giftPart.words': 'كتب {from}: «{message}»\n\n',
  'notice.giftPart.until': '\nصالحة للاستخدام حتى {date}.',
} satisfies WordsLike<typeof english>
