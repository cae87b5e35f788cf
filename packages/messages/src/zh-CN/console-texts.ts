import type { texts as en } from '../en-US/console-texts.ts'
import type { WordsLike } from '../index.ts'

/** Texts in several languages, and the brand's own wording. */
export const texts: WordsLike<typeof en> = {
  'texts.languagesOf': '“{name}”的语言',
  'texts.missingIn': '{name}，未填写',
  'form.fillIn': '必填',
  'form.email': '请输入有效的邮箱地址。',
  'form.fixFields': '请修改标出的内容。',
  'console.texts': '文本',
  'texts.hint': '用您的措辞替换顾客应用、邮件、短信和推送通知中的任何文字。',
  'texts.ofApp': '应用',
  'texts.ofMessages': '邮件和消息',
  'texts.shared': '通用文本',
  'texts.preview': '预览',
  'texts.previewValues': '使用示例内容',
  'texts.email': '邮件',
  'texts.sms': '短信',
  'texts.push': '推送通知',
  'texts.own': '{count} 条自定义文本',
  'texts.lacking': '缺少 {count} 条',
  'texts.search': '搜索文本',
  'texts.onlyMissing': '仅显示缺失（{count}）',
  'texts.found': '{count} 条文本，显示 {shown} 条',
  'texts.ownWording': '您的措辞',
  'texts.translate': '翻译',
  'texts.download': '下载 CSV',
  'texts.upload': '上传 CSV',
  'texts.read': '已读取文本，请检查并保存。',
  'texts.unreadable': '此文件不是 CSV。',
}
