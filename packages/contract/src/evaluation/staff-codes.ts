import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of saving review questions; each names the field. */
export const staffEvaluationCodes = {
  answersMissing: { code: 'CON-04-0080', shows: 'toast' },
  questionsTooMany: { code: 'CON-04-0081', shows: 'toast' },
  questionKind: { code: 'CON-04-0082', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffEvaluationTexts = {
  answersMissing: {
    en_US: 'Add at least two answers to choose from.',
    zh_CN: '请至少添加两个可选答案。',
    ar: 'أضف إجابتين على الأقل للاختيار منهما.',
  },
  questionsTooMany: {
    en_US: 'The limit is 20 questions. Turn one off first.',
    zh_CN: '最多 20 个问题。请修改或关闭一个。',
    ar: 'عشرون سؤالًا على الأكثر. عدّل سؤالًا أو أوقفه.',
  },
  questionKind: {
    en_US: 'The type can’t be changed because the question has answers. Add a new question.',
    zh_CN: '问题已有回答，类型不能更改。请新建问题。',
    ar: 'لا يمكن تغيير نوع السؤال بسبب إجاباته. أضف سؤالًا آخر.',
  },
} satisfies RefusalTexts<typeof staffEvaluationCodes>
