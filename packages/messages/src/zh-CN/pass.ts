import type { pass as english } from '../en-US/pass.ts'
import type { WordsLike } from '../index.ts'

export const pass: WordsLike<typeof english> = {
  'pass.apple': '添加到 Apple 钱包',
  'pass.google': '添加到 Google 钱包',
}
