import { Migration } from '@mikro-orm/migrations'

/**
 * How names are searched by staff: without accents, and in small letters of every script, whatever the locale of the
 * server; letters that many keyboards do not have are those that people type instead. Both sides of a comparison go
 * through it, so that a name that was kept in another form is found as well.
 */
export class SearchForm extends Migration {
  override up(): void {
    this.addSql(String.raw`
      create or replace function public.search_form(given text) returns text language sql immutable parallel safe
      return replace(replace(replace(replace(translate(
        lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g') collate pg_catalog.pg_c_utf8),
        'øłđðħŧı', 'olddhti'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')
    `)
  }
}
