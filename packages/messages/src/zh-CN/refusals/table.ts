import type { WordsLike } from '../../index.ts'
import type { table as english } from '../../en-US/refusals/table.ts'

/** Words of the refusals of finding a table. */
export const table: WordsLike<typeof english> = {
  'refusal.tableUnknown': '{shop}没有{table}号桌。请再看一下桌上的号码，或询问店员。',
  'refusal.tableCodeUnknown': '这不是我们餐桌的二维码。请扫描您桌上的二维码，或输入桌号。',
  'refusal.tableElsewhere': '这是{shop}的餐桌二维码。您在那里吗？可以到那家餐厅继续点餐。',
}
