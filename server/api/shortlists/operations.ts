import {
  addToShortlist,
  readOwnShortlist,
  removeComment,
  removeFromShortlist,
  revokeShare,
  shareShortlist,
} from "#features/shortlists/own-shortlist.server.ts";
import {
  commentOnShortlist,
  readSharedShortlist,
  voteOnShortlist,
} from "#features/shortlists/shared-shortlist.server.ts";
import { everyone, signedIn } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json, noContent } from "#server/api/operation/output.ts";
import { conflict } from "#server/api/operation/refusal.ts";
import * as schemas from "./schemas.ts";
import { SHORTLIST_ERRORS } from "./texts.ts";

const full = conflict(SHORTLIST_ERRORS.full);

export const shortlistOperations = {
  "GET /me/shortlist": operation({
    id: "readOwnShortlist",
    summary: "Read the own shortlist with votes and comments of colleagues",
    access: signedIn,
    output: json(schemas.ownShortlistSchema),
    run: readOwnShortlist,
  }),

  "PUT /me/shortlist/speakers/{slug}": operation({
    id: "addToShortlist",
    summary: "Add a listed speaker to the own shortlist",
    access: signedIn,
    input: { params: schemas.listedSlugPath },
    output: noContent,
    refusals: { full },
    run: (ctx, viewer, { params }) => addToShortlist(ctx, viewer, params.slug),
  }),

  "DELETE /me/shortlist/speakers/{slug}": operation({
    id: "removeFromShortlist",
    summary: "Take a speaker off the own shortlist",
    access: signedIn,
    input: { params: schemas.listedSlugPath },
    output: noContent,
    run: (ctx, viewer, { params }) => removeFromShortlist(ctx, viewer, params.slug),
  }),

  "POST /me/shortlist/share": operation({
    id: "shareShortlist",
    summary: "Get the link with which colleagues read, vote and comment",
    access: signedIn,
    output: json(schemas.shareSchema),
    run: shareShortlist,
  }),

  "DELETE /me/shortlist/share": operation({
    id: "revokeShortlistShare",
    summary: "Revoke the shared link",
    access: signedIn,
    output: noContent,
    run: revokeShare,
  }),

  "DELETE /me/shortlist/comments/{id}": operation({
    id: "deleteShortlistComment",
    summary: "Delete a comment on the own shortlist",
    access: signedIn,
    input: { params: schemas.commentPath },
    output: noContent,
    run: (ctx, viewer, { params }) => removeComment(ctx, viewer, params.id),
  }),

  "GET /shared-shortlists/{token}": operation({
    id: "readSharedShortlist",
    summary: "Read a shared shortlist without its owner",
    access: everyone,
    input: { params: schemas.sharePath },
    output: json(schemas.sharedShortlistSchema),
    run: (ctx, _, { params }) => readSharedShortlist(ctx, params.token),
  }),

  "POST /shared-shortlists/{token}/votes": operation({
    id: "voteOnShortlist",
    summary: "Vote for (1) or against (-1) a speaker, once per browser",
    access: everyone,
    limit: "shared_list",
    input: { params: schemas.sharePath, body: schemas.voteSchema },
    output: noContent,
    refusals: { full },
    run: (ctx, _, { params, body: { name, key, slug, value } }) =>
      voteOnShortlist(ctx, params.token, { by: { name, key }, slug, value }),
  }),

  "POST /shared-shortlists/{token}/comments": operation({
    id: "commentOnShortlist",
    summary: "Comment on a speaker or on the whole shortlist",
    access: everyone,
    limit: "shared_list",
    input: { params: schemas.sharePath, body: schemas.commentSchema },
    output: noContent,
    refusals: { full },
    run: (ctx, _, { params, body: { name, key, slug = null, comment } }) =>
      commentOnShortlist(ctx, params.token, { by: { name, key }, slug, comment }),
  }),
} as const;
