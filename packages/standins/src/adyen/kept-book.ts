import { Journal } from '../journal.ts'
import type { AccountingReport } from './accounting-report.ts'
import type { Book, BookPayment } from './book.ts'
import type { KeptAnswers, ServerApi } from './server-api.ts'

interface Row {
  book: ReturnType<Book['kept']>
  report: ReturnType<AccountingReport['kept']>
  answers: KeptAnswers
}

interface Kept {
  book: Book
  report: AccountingReport
  api: ServerApi
}

/** Everything the provider knows of its payments, kept as it happens. */
export class KeptBook {
  private readonly journal: Journal<Row>
  private readonly of: Kept
  private modifications = 0
  private entries = 0

  /** Goes on with what the file has of an earlier start. */
  constructor(file: string, of: Kept) {
    this.journal = new Journal(file)
    this.of = of
    const rows = this.journal.rows()
    for (const { book, report, answers } of rows) {
      of.book.goOn(book)
      of.report.goOn(report)
      of.api.goOn(answers)
    }
    if (rows.length > 0) this.all()
  }

  /** Something became of a payment. */
  news(payment: BookPayment | undefined): void {
    const book = this.of.book.news(payment, this.modifications)
    const report = this.of.report.kept(this.entries)
    this.modifications += book.modifications.length
    this.entries += report.length
    this.journal.add({ book, report, answers: [] })
  }

  answered(answers: KeptAnswers): void {
    this.journal.add({ book: { payments: [], modifications: [] }, report: [], answers })
  }

  /** Puts all that stands in the place of how it came about. */
  all(): void {
    const { book, report, api } = this.of
    const row = { book: book.kept(), report: report.kept(), answers: api.kept() }
    this.modifications = row.book.modifications.length
    this.entries = row.report.length
    this.journal.replace(row)
  }
}
