import { Journal } from '../journal.ts'
import type { AccountingReport } from './accounting-report.ts'
import type { Book, BookPayment, StoredBookData } from './book.ts'
import type { StoredAnswers, ServerApi } from './server-api.ts'

interface Row {
  book: StoredBookData
  report: ReturnType<AccountingReport['stored']>
  answers: StoredAnswers
}

interface Contents {
  book: Book
  report: AccountingReport
  api: ServerApi
}

/** Stores all data of the provider's payments as they change. */
export class StoredBook {
  private readonly journal: Journal<Row>
  private readonly of: Contents
  private modifications = 0
  private entries = 0

  /** Restores the data of an earlier start from the file. */
  constructor(file: string, of: Contents) {
    this.journal = new Journal(file)
    this.of = of
    const rows = this.journal.rows()
    for (const { book, report, answers } of rows) {
      of.book.restore(book)
      of.report.restore(report)
      of.api.restore(answers)
    }
    if (rows.length > 0) this.all()
  }

  /** Stores a changed payment. */
  news(payment: BookPayment | undefined): void {
    const book = this.of.book.news(payment, this.modifications)
    const report = this.of.report.stored(this.entries)
    this.modifications += book.modifications.length
    this.entries += report.length
    this.journal.add({ book, report, answers: [] })
  }

  /** Stores a shopper's cards after one was removed. */
  removed(owner: string): void {
    const tokens = [this.of.book.tokensOf(owner)]
    this.journal.add({ book: { payments: [], modifications: [], tokens }, report: [], answers: [] })
  }

  answered(answers: StoredAnswers): void {
    this.journal.add({ book: { payments: [], modifications: [] }, report: [], answers })
  }

  /** Replaces the history by the current state. */
  all(): void {
    const { book, report, api } = this.of
    const row = { book: book.stored(), report: report.stored(), answers: api.stored() }
    this.modifications = row.book.modifications.length
    this.entries = row.report.length
    this.journal.replace(row)
  }
}
