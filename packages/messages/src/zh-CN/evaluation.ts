import type { evaluation as en } from '../en-US/evaluation.ts'
import type { WordsLike } from '../index.ts'

/** Texts about reviews. */
export const evaluation: WordsLike<typeof en> = {
  'evaluation.count': '近 90 天 {count} 条评价',
  'evaluation.replied': '回复',
  'evaluation.stars': '您的评分',
  'evaluation.starOf': '{count} 星',
  'evaluation.words': '还想说些什么？',
  'evaluation.wordsHint': '喜欢的地方，或可以改进的地方……',
  'evaluation.send': '提交评价',
  'evaluation.thanks': '感谢您的评价',
  'evaluation.sentOn': '评价于 {date}',
  'evaluation.failed': '评价提交失败',
  'evaluation.say1': '非常差',
  'evaluation.say2': '有待改进',
  'evaluation.say3': '一般',
  'evaluation.say4': '满意',
  'evaluation.say5': '非常满意',
  'evaluation.addPicture': '添加图片',
  'evaluation.sending': '正在发送…',
  'evaluation.picture': '图片 {count}',
  'evaluation.dropPicture': '移除图片 {count}',
  'evaluation.pictureFailed': '图片上传失败，请重试。',
  'evaluation.reply': '餐厅于 {date} 回复',
}
