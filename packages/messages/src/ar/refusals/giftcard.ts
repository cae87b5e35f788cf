import type { WordsLike } from '../../index.ts'
import type { giftcard as english } from '../../en-US/refusals/giftcard.ts'

/** Words of the refusals of gift cards, and of what is sent about them. */
export const giftcard = {
  'refusal.giftcard.programGone': 'لم تعد بطاقة الهدية هذه معروضة للبيع. ألقِ نظرة على البطاقات الأخرى.',
  'refusal.giftcard.amountUnfit': 'هذا المبلغ غير متاح. اختر أحد المبالغ المعروضة.',
  'refusal.giftcard.priceChanged': 'تغيّر السعر للتو. يُرجى مراجعته ثم المتابعة.',
  'refusal.giftcard.recipientNeeded': 'حدّد وجهة الهدية: بريدًا إلكترونيًا أو رقم هاتف يمكن الوصول إليه.',
  'refusal.giftcard.dayUnfit': 'لا يمكن تسليم الهدية في هذا اليوم. اختر يومًا من اليوم وحتى سنة.',
  'refusal.giftcard.channelClosed': 'لا يمكن الإرسال بهذه الطريقة الآن. اختر الطريقة الأخرى.',
  'refusal.giftcard.codeWrong': 'هذا الرقم والرمز لا يفتحان بطاقة هدية. تحقّق منهما حرفًا حرفًا، أو اسأل من أهداها إليك.',
  'refusal.giftcard.notUsable': 'لم يبقَ في هذه البطاقة ما يُهدى.',
  'refusal.giftcard.notSentAgain': 'لا يمكن إرسال هذه الهدية مجددًا: استلمها صديقك، أو أُرسلت عدة مرات اليوم.',
  'notice.giftDelivery.subject': 'بطاقة هدية من {brand} في انتظارك',
  'notice.giftDelivery.text':
    '{recipient}، لديك هدية من {from}: بطاقة هدية بقيمة {amount} من {brand}.\n\n{words}الرقم: {number}\nالرمز: {code}\n\nأضفها ضمن «بطاقات الهدايا» في التطبيق: {link}\nمن يملك الرمز يستطيع استخدام البطاقة، فاحتفظ به لنفسك.{until}',
  'notice.giftCode.subject': 'بطاقة الهدية الخاصة بك من {brand}',
  'notice.giftCode.text':
    'بطاقة هديتك بقيمة {amount} من {brand} جاهزة.\n\nالرقم: {number}\nالرمز: {code}\n\nأضفها ضمن «بطاقات الهدايا» في التطبيق: {link}\nمن يملك الرمز يستطيع استخدام البطاقة، فاحتفظ به لنفسك.{until}',
  'notice.giftGone.subject': 'هديتك في الطريق',
  'notice.giftGone.text': 'أُرسلت للتو بطاقة الهدية بقيمة {amount} إلى {recipient} على {destination}.',
  'notice.giftPart.words': 'كتب {from}: «{message}»\n\n',
  'notice.giftPart.until': '\nصالحة للاستخدام حتى {date}.',
} satisfies WordsLike<typeof english>
