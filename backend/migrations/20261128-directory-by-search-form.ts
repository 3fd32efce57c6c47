import { ConcurrentIndex } from './concurrent-index.ts'

/** Only names with other letters than those of ASCII: of the rest, `sort_name` and `search_all` are that form already. */
export class DirectoryBySearchForm extends ConcurrentIndex {
  protected override readonly schema = 'read'
  protected override readonly index = 'directory_by_search_form'
  protected override readonly on =
    'read.directory using gin (public.search_form(username) public.gin_trgm_ops) where octet_length(username) > char_length(username)'
}
