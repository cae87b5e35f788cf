import { pictureOf } from '../pictures/name.ts'
import { localized } from '../localized.ts'
import type { DemoPage } from './page.ts'

/** The gift card shop: one section per occasion. */
export const giftIndex: DemoPage = {
  decorationPageId: 'gift-index',
  pageType: 'giftIndex',
  title: localized('Gift cards', '礼品卡', 'بطاقات الهدايا'),
  components: [
    {
      kind: 'banner',
      id: 'gift-hello',
      picture: pictureOf('offer-members'),
      title: localized('Give someone a great meal', '送一顿好饭', 'أهدِ وجبة طيبة'),
      text: localized(
        'By email or text, today or on the day you choose.',
        '通过邮件或短信，今天或选定的日子送达。',
        'بالبريد أو الهاتف، اليوم أو في يومهم.',
      ),
    },
    {
      kind: 'giftDesigns',
      id: 'birthday',
      title: localized('For a birthday', '生日', 'لعيد ميلاد'),
      occasion: 'birthday',
    },
    {
      kind: 'giftDesigns',
      id: 'thanks',
      title: localized('To say thank you', '感谢', 'لنقول شكرًا'),
      occasion: 'thanks',
    },
    { kind: 'giftDesigns', id: 'love', title: localized('With love', '爱意', 'مع الحب'), occasion: 'love' },
    { kind: 'giftDesigns', id: 'feast', title: localized('Holidays', '节日', 'الأعياد'), occasion: 'feast' },
    { kind: 'giftDesigns', id: 'anytime', title: localized('Just because', '随时', 'بلا مناسبة'), occasion: 'anytime' },
    {
      kind: 'text',
      id: 'gift-how',
      title: localized('How it works', '如何使用', 'كيف تعمل'),
      text: localized(
        'Choose a picture and an amount, add a message, and we send it. Use it over several visits, at any kitchen in the same currency.',
        '选择卡面和金额，写下祝福，我们来送达。可在同币种餐厅分次使用。',
        'اختر صورة ومبلغًا واكتب كلمات ونحن نوصلها. تُصرف على دفعات في كل مطبخ بعملتها.',
      ),
    },
  ],
}
