import { Migration } from '@mikro-orm/migrations'

/** Meetups, who takes part in them, what was written about them, and calendar feeds. */
export class Meetups extends Migration {
  override up(): void {
    this.addSql(`
      create table meetups (
        id uuid primary key,
        organizer_id uuid not null,
        title text not null,
        description text not null,
        latitude float8 not null,
        longitude float8 not null,
        address text not null,
        city text not null,
        country text not null,
        venue text not null,
        event_date timestamptz not null,
        time_zone text not null,
        max_attendees int,
        is_public boolean not null,
        required_tier text not null,
        tags jsonb not null,
        status text not null check (status in ('upcoming', 'past', 'canceled')),
        cancel_reason text not null,
        attendee_count int not null check (attendee_count between 0 and coalesce(max_attendees, attendee_count)),
        waitlist_count int not null check (waitlist_count >= 0),
        arrivals int not null,
        sequence int not null,
        planned_at timestamptz not null,
        dated_at timestamptz not null,
        changed_at timestamptz not null
      );
      create index meetups_upcoming on meetups (event_date) where status = 'upcoming';
      create table meetup_places (
        meetup_id uuid not null references meetups,
        account_id uuid not null,
        state text not null check (state in ('interested', 'confirmed', 'waitlisted', 'removed')),
        arrival int not null,
        since timestamptz not null,
        primary key (meetup_id, account_id),
        unique (meetup_id, arrival)
      );
      create index meetup_places_by_account on meetup_places (account_id);
      create table meetup_reminders (
        meetup_id uuid not null references meetups,
        account_id uuid not null,
        reminder text not null,
        event_date timestamptz not null,
        primary key (meetup_id, account_id, reminder, event_date)
      );
      create table meetup_messages (
        id uuid primary key,
        meetup_id uuid not null references meetups,
        sender_id uuid not null,
        subject text not null,
        text text not null,
        written_at timestamptz not null
      );
      create table calendar_feeds (
        account_id uuid primary key,
        feed_id uuid not null unique,
        issued_at timestamptz not null
      );
    `)
    this.addSql(`
      create table read.meetups (
        id uuid primary key,
        organizer_id uuid not null,
        organizer_name text,
        title text not null,
        description text not null,
        latitude float8 not null,
        longitude float8 not null,
        address text not null,
        city text not null,
        country text not null,
        venue text not null,
        event_date timestamptz not null,
        time_zone text not null,
        max_attendees int,
        is_public boolean not null,
        required_tier text not null,
        tags jsonb not null,
        status text not null,
        sequence int not null default 0,
        changed_at timestamptz not null,
        attendee_count int not null default 0,
        waitlist_count int not null default 0
      );
      create index on read.meetups (event_date, id) where status = 'upcoming';
      create index on read.meetups (organizer_id);
      create table read.meetup_places (
        meetup_id uuid not null,
        account_id uuid not null,
        attendance text not null,
        arrival int not null,
        since timestamptz not null,
        primary key (meetup_id, account_id)
      );
      create index on read.meetup_places (meetup_id, arrival) where attendance = 'waitlisted';
      create index on read.meetup_places (account_id);
    `)
  }
}
