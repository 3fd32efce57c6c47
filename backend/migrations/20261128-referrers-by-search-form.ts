import { ConcurrentIndex } from './concurrent-index.ts'

/** As in the directory. */
export class ReferrersBySearchForm extends ConcurrentIndex {
  protected override readonly schema = 'read'
  protected override readonly index = 'referrers_by_search_form'
  protected override readonly on =
    'read.referrers (public.search_form(username) text_pattern_ops) where code is not null and octet_length(username) > char_length(username)'
}
