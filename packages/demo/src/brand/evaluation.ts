import type { EvaluationProgram } from '@comanda/domain/evaluation'
import { localized } from '../localized.ts'

const option = (optionId: string, en: string, zh: string, ar: string) => ({ optionId, name: localized(en, zh, ar) })

/** The brand's questions after a meal. */
export const evaluation: EvaluationProgram = {
  programId: 'after-the-meal',
  name: localized('How was it?', '这顿饭怎么样？', 'كيف كانت وجبتك؟'),
  openDays: 30,
  questions: [
    { questionId: 'food', kind: 'stars', name: localized('The food', '菜品', 'الطعام'), bizTypes: [] },
    { questionId: 'service', kind: 'stars', name: localized('The service', '服务', 'الخدمة'), bizTypes: [1100] },
    { questionId: 'ride', kind: 'stars', name: localized('The delivery', '配送', 'التوصيل'), bizTypes: [1200] },
    {
      questionId: 'liked',
      kind: 'choice',
      name: localized('What did you like?', '您喜欢哪些？', 'ما الذي أعجبك؟'),
      bizTypes: [],
      options: [
        option('taste', 'Taste', '味道', 'الطعم'),
        option('portion', 'Portion', '分量', 'الكمية'),
        option('fresh', 'Freshness', '新鲜', 'الطزاجة'),
        option('quick', 'Quick', '出餐快', 'السرعة'),
        option('packing', 'Packaging', '包装', 'التغليف'),
      ],
    },
  ],
}
