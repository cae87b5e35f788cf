export { eraseSplitDraft } from './split-draft.ts'
export { SplitBill } from './split-bill.tsx'
export { useOpenBill } from './api.ts'
export { TableBill } from './table-bill.tsx'
