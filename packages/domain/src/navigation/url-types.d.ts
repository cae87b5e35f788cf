/** The parts of the URL standard, available in browsers and Node, that navigation needs. */
interface URLSearchParams extends Iterable<[string, string]> {
  get(name: string): string | null
  has(name: string): boolean
  set(name: string, value: string): void
}
declare const URLSearchParams: new (query: string | Record<string, string>) => URLSearchParams

interface URL {
  readonly origin: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly searchParams: URLSearchParams
}
declare const URL: new (text: string, base?: string) => URL
