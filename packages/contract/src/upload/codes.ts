import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of uploads. */
export const uploadCodes = {
  /** The content is not an accepted picture format, whatever the file name says. */
  pictureUnfit: { code: 'FILE-01-0001', shows: 'toast' },
  /** Too many pixels. `params`: `megapixels`. */
  pictureTooLarge: { code: 'FILE-01-0002', shows: 'toast' },
  /** The upload is unknown, was made by another guest, or has expired. */
  pictureGone: { code: 'FILE-01-0003', shows: 'toast' },
  /** The content is neither MP4 nor WebM, whatever the file name says. */
  videoUnfit: { code: 'FILE-01-0004', shows: 'toast' },
  /** Too many bytes. `params`: `megabytes`. */
  videoTooLarge: { code: 'FILE-01-0005', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const uploadTexts = {
  pictureUnfit: {
    en_US: 'We can’t read this picture. Choose a JPEG, PNG or WebP.',
    zh_CN: '无法读取此图片，请选择 JPEG、PNG 或 WebP 图片。',
    ar: 'تعذّرت قراءة هذه الصورة. اختر صورة JPEG أو PNG أو WebP.',
  },
  pictureTooLarge: {
    en_US: 'This picture is too large. The limit is 8 MB and {megapixels} megapixels.',
    zh_CN: '图片过大，最大 8 MB、{megapixels} 百万像素。',
    ar: 'هذه الصورة كبيرة جدًا. الحد الأقصى 8 ميغابايت و{megapixels} ميغابكسل.',
  },
  pictureGone: {
    en_US: 'This picture is no longer available. Choose it again.',
    zh_CN: '图片已失效，请重新选择。',
    ar: 'لم تعد هذه الصورة متاحة. اخترها مرة أخرى.',
  },
  videoUnfit: {
    en_US: 'We can’t play this video. Choose an MP4 or WebM file.',
    zh_CN: '无法播放此视频，请选择 MP4 或 WebM 文件。',
    ar: 'لا يمكن تشغيل هذا الفيديو. اختر ملف MP4 أو WebM.',
  },
  videoTooLarge: {
    en_US: 'This video is too large. The limit is {megabytes} MB.',
    zh_CN: '视频过大，最大 {megabytes} MB。',
    ar: 'هذا الفيديو كبير جدًا. الحد الأقصى {megabytes} ميغابايت.',
  },
} satisfies RefusalTexts<typeof uploadCodes>
